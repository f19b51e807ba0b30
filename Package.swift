// swift-tools-version: 6.2

import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdTesting = Target.Dependency.product(
  name: "HummingbirdTesting", package: "hummingbird")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let nio = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let csv = Target.Dependency.product(name: "SwiftCSV", package: "SwiftCSV")

let package = Package(
  name: "aac",
  products: [
    .executable(name: "aac-cli", targets: ["aac-cli"]),
    .executable(name: "aac-web", targets: ["aac-web"]),
    .library(name: "AACCore", targets: ["AACCore"]),
    .library(name: "Grammar", targets: ["Grammar"]),
    .library(name: "SentenceBuilder", targets: ["SentenceBuilder"]),
    .library(name: "Planner", targets: ["Planner"]),
    .library(name: "Boards", targets: ["Boards"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", exact: "0.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  ],
  targets: [
    // Core: values and rules that every other target speaks in.
    .target(name: "AACCore"),
    .target(name: "Grammar", dependencies: ["AACCore"]),
    .target(name: "Boards", dependencies: ["AACCore"]),

    // Features: pure Swift over the core. They never import each other, a database or a network.
    .target(name: "SentenceBuilder", dependencies: ["AACCore", "Grammar"]),
    .target(name: "Planner", dependencies: ["AACCore"]),

    // Adapters: each hides one outside library behind the core's types. Those for sound load it
    // when it is first needed, see their headers.
    .systemLibrary(
      name: "CEspeakNG", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(
      name: "CSndfile", providers: [.apt(["libsndfile1-dev"])]),
    .systemLibrary(name: "CALSA", providers: [.apt(["libasound2-dev"])]),
    .systemLibrary(name: "CZip", providers: [.apt(["libzip-dev"])]),
    .target(name: "AACArchive", dependencies: ["AACCore", "CZip"]),
    .target(name: "AACDigest", dependencies: [crypto]),
    .systemLibrary(
      name: "CCairo",
      providers: [.apt(["libcairo2-dev", "libpangocairo-1.0-0", "librsvg2-2"])]),
    .target(name: "AACPrint", dependencies: ["AACCore", "CCairo"]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CPictures"),
    .target(name: "AACPictures", dependencies: ["AACCore", "CPictures", csv]),
    .target(
      name: "AACSpeech",
      dependencies: ["AACCore", "AACDigest", "CEspeakNG", "CSndfile", "CALSA", "CLinux"],
      // espeak-ng, which is loaded later, is to find this function of ours; see EspeakAudioOutput.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic-symbol=create_audio_device_object"])
      ]),
    .target(
      name: "AACStore",
      dependencies: ["AACCore", "AACDigest", grdb]),

    // The boards of the database, opened, kept, spoken with and printed: the same for every front end.
    .target(
      name: "AACBoards",
      dependencies: [
        "AACCore", "AACStore", "Boards", "SentenceBuilder", "AACArchive", "AACPrint",
      ]),

    // Symbol sets put into the database: the same for every front end.
    .target(
      name: "AACPictureSets", dependencies: ["AACCore", "AACPictures", "AACStore"]),

    // Front ends.
    .target(name: "AACArguments", dependencies: ["AACCore", argumentParser]),
    .executableTarget(
      name: "aac-cli",
      dependencies: [
        "AACArguments", "AACCore", "Grammar", "SentenceBuilder", "Planner", "Boards", "AACBoards",
        "AACStore",
        "AACSpeech", "AACArchive", "AACPictures", "AACPictureSets", "AACPrint", "AACDigest",
        argumentParser,
      ]),

    // Only these two know of the web: aac-cli must start at once, and build without it.
    .target(
      name: "AACWeb",
      dependencies: [
        "AACCore", "Grammar", "SentenceBuilder", "Planner", "Boards", "AACBoards", "AACStore",
        "AACSpeech", "AACArchive", "AACPictures", "AACPrint", "CLinux", hummingbird, mustache,
        "AACDigest", "AACPictureSets", crypto,
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"), httpTypes, nio,
      ],
      resources: [.copy("Templates"), .copy("Public")]),
    .systemLibrary(name: "CQRCode"),
    .executableTarget(
      name: "aac-web",
      dependencies: ["AACArguments", "AACWeb", "AACStore", "AACCore", "CQRCode", argumentParser]),

    // Generated sources: from Data/ to Sources/**/*.generated.swift.
    .target(name: "AACGeneration", dependencies: [csv]),
    .executableTarget(name: "aac-generate", dependencies: ["AACGeneration"]),

    // Measures the grammar alone; script/bench builds and runs it.
    .executableTarget(
      name: "aac-grammar-bench", dependencies: ["Grammar", "AACCore"],
      path: "Benchmarks/aac-grammar-bench"),

    // Reads files that were broken at random; script/bench fuzz builds and runs it.
    .executableTarget(
      name: "aac-fuzz",
      dependencies: [
        "Boards", "AACArchive", "AACStore", "AACPrint", "AACPictures", "AACCore", "AACTestSupport",
      ],
      path: "Benchmarks/aac-fuzz"),
    .executableTarget(
      name: "aac-store-bench", dependencies: ["AACStore", "AACCore"],
      path: "Benchmarks/aac-store-bench"),

    // Tests.
    .target(
      name: "AACTestSupport", dependencies: ["AACCore"], path: "Tests/AACTestSupport"),
    .testTarget(name: "AACCoreTests", dependencies: ["AACCore", "AACTestSupport"]),
    .testTarget(
      name: "AACArgumentsTests", dependencies: ["AACArguments", "AACCore", argumentParser]),
    .testTarget(name: "AACDigestTests", dependencies: ["AACDigest"]),
    .testTarget(
      name: "GrammarTests",
      // The evaluation sentences go the whole way, from the words of the store to the text.
      dependencies: ["Grammar", "SentenceBuilder", "AACStore", "AACCore", "AACTestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "SentenceBuilderTests",
      dependencies: ["SentenceBuilder", "Grammar", "AACCore", "AACTestSupport"]),
    .testTarget(
      name: "BoardsTests", dependencies: ["Boards", "AACArchive", "AACCore", "AACTestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AACPrintTests", dependencies: ["AACPrint", "AACCore", "AACTestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AACPicturesTests", dependencies: ["AACPictures", "AACCore", "AACTestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "PlannerTests", dependencies: ["Planner", "AACCore", "AACTestSupport"]),
    // Opens and writes a database so that tests can kill it, starve it or take its rights away.
    .executableTarget(
      name: "aac-store-writer", dependencies: ["AACStore", "AACCore"],
      path: "Tests/Support/aac-store-writer"),
    .testTarget(
      name: "AACStoreTests",
      dependencies: [
        "AACStore", "AACCore", "AACDigest", "AACTestSupport", "aac-store-writer", grdb,
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AACSpeechTests",
      dependencies: ["AACSpeech", "AACCore", "CSndfile", "AACTestSupport"],
      linkerSettings: [.linkedLibrary("sndfile")]),
    .testTarget(
      name: "DataTests",
      dependencies: [
        "AACGeneration", "AACStore", "AACCore", "Grammar", "SentenceBuilder", "AACTestSupport",
      ]),
    .testTarget(
      name: "AACCLITests",
      dependencies: [
        "aac-cli", "AACCore", "AACDigest", "AACStore", "AACSpeech", "AACArchive",
        "AACPrint",
        "AACBoards",
        "Boards", "Planner", "SentenceBuilder", "Grammar", "AACTestSupport", argumentParser,
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AACWebTests",
      dependencies: [
        "AACWeb", "AACStore", "AACSpeech", "AACArchive", "SentenceBuilder", "Planner", "Boards",
        "AACCore", "AACTestSupport", hummingbird, hummingbirdTesting, httpTypes, nio,
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// One strictness for all targets, so that none of them can drift.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}
