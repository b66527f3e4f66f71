// Messages of JSON-RPC with heads, as the Language Server Protocol has them.
'use strict';

class Connection {
  /** Reads messages from one stream and writes them to another. */
  constructor(input, output) {
    this.output = output;
    this.buffer = Buffer.alloc(0);
    this.waiting = new Map();
    this.notified = new Map();
    this.asked = new Map();
    this.number = 0;
    this.isClosed = false;
    input.on('data', (data) => this.take(data));
    // A server that ended is noticed by its exit.
    output.on('error', () => this.close());
  }

  onNotification(method, take) { this.notified.set(method, take); }

  onRequest(method, answer) { this.asked.set(method, answer); }

  notify(method, params) { this.send({ method, params }); }

  /** Sends a request; a token of VS Code cancels it. */
  request(method, params, token) {
    if (this.isClosed) return Promise.reject(new Error('The server has ended.'));
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      const cancelling = token && token.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      const done = () => { this.waiting.delete(id); if (cancelling) cancelling.dispose(); };
      this.waiting.set(id, {
        resolve: (value) => { done(); resolve(value); },
        reject: (error) => { done(); reject(error); },
      });
      this.send({ id, method, params });
    });
  }

  /** Ends what waits for an answer. */
  close() {
    this.isClosed = true;
    for (const { reject } of [...this.waiting.values()]) reject(new Error('The server has ended.'));
  }

  send(message) {
    if (this.isClosed) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }), 'utf8');
    this.output.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, 'ascii'), body]));
  }

  take(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.buffer.toString('ascii', 0, end));
      if (!length) return this.close();
      const start = end + 4;
      const stop = start + Number(length[1]);
      if (this.buffer.length < stop) return;
      const body = this.buffer.toString('utf8', start, stop);
      this.buffer = this.buffer.subarray(stop);
      this.receive(JSON.parse(body));
    }
  }

  async receive(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      if (!waiting) return;
      if (message.error) waiting.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else waiting.resolve(message.result);
    } else if (message.id === undefined) {
      const take = this.notified.get(message.method);
      if (take) take(message.params);
    } else {
      const answer = this.asked.get(message.method);
      if (!answer) return this.send({ id: message.id, error: { code: -32601, message: `There is no method ${message.method}.` } });
      try {
        this.send({ id: message.id, result: (await answer(message.params)) ?? null });
      } catch (error) {
        this.send({ id: message.id, error: { code: -32603, message: String(error) } });
      }
    }
  }
}

module.exports = { Connection };
