/// A system that runs tests where nobody looks at what they write, known by a variable that it sets.
///
/// Not all of them set `CI`.
public struct ContinuousIntegration: Hashable, Sendable {
  /// The system's name; nil for any that sets `CI`.
  public let name: String?
  /// The variable by which it is known.
  public let variable: String

  /// All that are known, in the order in which they are looked for: the page on running tests has the same table.
  public static let known = [
    // https://docs.github.com/actions/reference/workflows-and-actions/variables
    ContinuousIntegration(name: "GitHub Actions", variable: "GITHUB_ACTIONS"),
    // https://docs.gitlab.com/ci/variables/predefined_variables/
    ContinuousIntegration(name: "GitLab", variable: "GITLAB_CI"),
    // https://learn.microsoft.com/azure/devops/pipelines/build/variables, without `CI`
    ContinuousIntegration(name: "Azure Pipelines", variable: "TF_BUILD"),
    // https://www.jenkins.io/doc/book/pipeline/jenkinsfile/#using-environment-variables, without `CI`
    ContinuousIntegration(name: "Jenkins", variable: "JENKINS_URL"),
    // https://www.jetbrains.com/help/teamcity/predefined-build-parameters.html, without `CI`
    ContinuousIntegration(name: "TeamCity", variable: "TEAMCITY_VERSION"),
    // https://buildkite.com/docs/pipelines/configure/environment-variables
    ContinuousIntegration(name: "Buildkite", variable: "BUILDKITE"),
    // https://circleci.com/docs/variables/
    ContinuousIntegration(name: "CircleCI", variable: "CIRCLECI"),
    // https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/
    ContinuousIntegration(name: "Bitbucket", variable: "BITBUCKET_BUILD_NUMBER"),
    // https://docs.aws.amazon.com/codebuild/latest/userguide/build-env-ref-env-vars.html, without `CI`
    ContinuousIntegration(name: "AWS CodeBuild", variable: "CODEBUILD_BUILD_ID"),
    // https://docs.travis-ci.com/user/environment-variables/
    ContinuousIntegration(name: "Travis CI", variable: "TRAVIS"),
    // https://www.appveyor.com/docs/environment-variables/
    ContinuousIntegration(name: "AppVeyor", variable: "APPVEYOR"),
    // https://cirrus-ci.org/guide/writing-tasks/#environment-variables
    ContinuousIntegration(name: "Cirrus CI", variable: "CIRRUS_CI"),
    // https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables, without `CI`
    ContinuousIntegration(name: "Kubernetes", variable: "KUBERNETES_SERVICE_HOST"),
    ContinuousIntegration(name: nil, variable: "CI"),
  ]

  /// Returns the system in which a process runs; nil on a machine where a person works.
  ///
  /// A variable counts that is set to something that does not mean no: not empty, `0` or `false`.
  public static func current(in environment: [String: String]) -> ContinuousIntegration? {
    known.first { environment.isSet($0.variable) }
  }
}

extension [String: String] {
  /// Whether a process with this environment runs in CI.
  package var isContinuousIntegration: Bool { ContinuousIntegration.current(in: self) != nil }

  /// Whether a variable of this environment is set to something that does not mean no.
  package func isSet(_ variable: String) -> Bool {
    !["", "0", "false"].contains(self[variable, default: ""].lowercased())
  }
}
