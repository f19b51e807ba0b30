extension AppDatabase {
  /// Something that the lock before words, people and settings keeps; the same for everybody.
  public enum LockSetting: String, Sendable {
    /// What a PIN is compared with; never the PIN itself.
    case pinHash = "lock.pin"
    /// How often, and when last, a wrong PIN was tried.
    case attempts = "lock.attempts"
    /// Changes when browsers of other machines are to enter their code again.
    case devices = "lock.devices"
    /// The key that tokens of a browser are signed with.
    case signingKey = "lock.key"
  }

  /// What is kept; nil when nothing is.
  public func lockSetting(_ setting: LockSetting) throws -> String? {
    try read { try Self.setting(setting.rawValue, of: nil, $0) }
  }

  /// Keeps a value, or with nil forgets it.
  public func setLockSetting(_ setting: LockSetting, to value: String?) throws {
    try write { try Self.set(setting.rawValue, to: value, of: nil, $0) }
  }

  /// Changes a value in one transaction, so that of two at the same time none is lost.
  public func changeLockSetting(
    _ setting: LockSetting, _ change: (String?) throws -> String?
  ) throws {
    try write { db in
      let value = try change(try Self.setting(setting.rawValue, of: nil, db))
      try Self.set(setting.rawValue, to: value, of: nil, db)
    }
  }
}
