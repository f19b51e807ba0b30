public import AACCore

extension EditRecord.Action {
  /// What was done, as a person reads it.
  public var name: Text {
    switch self {
    case .add: .editActionAdd
    case .edit: .editActionEdit
    case .remove: .editActionRemove
    case .restore: .editActionRestore
    case .link: .editActionLink
    case .unlink: .editActionUnlink
    case .move: .editActionMove
    case .level: .editActionLevel
    case .hide: .editActionHide
    case .show: .editActionShow
    case .purge: .editActionPurge
    case .import: .editActionImport
    case .removeFavourite: .editActionFavouriteRemoved
    case .renameFavourite: .editActionFavouriteRenamed
    }
  }
}
