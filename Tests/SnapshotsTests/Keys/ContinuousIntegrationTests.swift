import SnapshotRecords
import Testing

struct ContinuousIntegrationTests {
  @Test(arguments: ContinuousIntegration.known)
  func `in each system nothing is recorded and no seal is trusted`(system: ContinuousIntegration)
    throws
  {
    let environment = [system.variable: "1", "HOME": "/root"]
    #expect(ContinuousIntegration.current(in: environment) == system)
    let mode = try RecordMode.resolve(argument: nil, trait: nil, environment: environment)
    #expect(mode == .never)
    #expect(try SealTrust.resolve(environment: environment) == .all)
  }

  @Test func `the ten common systems are known by the variable that each of them sets`() {
    let variables = ContinuousIntegration.known.map(\.variable)
    #expect(
      variables == [
        "GITHUB_ACTIONS", "GITLAB_CI", "TF_BUILD", "JENKINS_URL", "TEAMCITY_VERSION", "BUILDKITE",
        "CIRCLECI", "BITBUCKET_BUILD_NUMBER", "CODEBUILD_BUILD_ID", "TRAVIS", "APPVEYOR",
        "CIRRUS_CI", "KUBERNETES_SERVICE_HOST", "CI",
      ])
  }

  @Test(arguments: ["", "0", "false", "FALSE"])
  func `a variable that means no is no system, and does not hide another one`(no: String) {
    #expect(ContinuousIntegration.current(in: ["CI": no, "TF_BUILD": no]) == nil)
    let found = ContinuousIntegration.current(in: ["CI": no, "TF_BUILD": "True"])
    #expect(found?.name == "Azure Pipelines")
  }
}
