"""A client of `snap mcp`: sends requests to the tool and reads the answers."""

import json
import subprocess


class Client:
    """The server of a package, which ends with the client."""

    def __init__(self, tool, folder):
        self.process = subprocess.Popen(
            [tool, "mcp"], cwd=folder, text=True, bufsize=1, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        self.count = 0

    def call(self, name, **arguments):
        """What a tool answers: its data, and its text."""
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": "tools/call",
                   "params": {"name": name, "arguments": arguments}}
        self.process.stdin.write(json.dumps(request) + "\n")
        result = json.loads(self.process.stdout.readline())["result"]
        return result.get("structuredContent") or {}, result["content"][0]["text"]

    def end(self):
        self.process.stdin.close()
        self.process.wait()
