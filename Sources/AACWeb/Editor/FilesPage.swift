import AACCore
import AACStore

/// What can be brought and taken away, as its template shows it.
struct FilesPage {
  let desk: EditorDesk

  var fields: Fields {
    let language = desk.language
    return [
      "sheetTitle": Text.editorSheet[language], "sheetHint": Text.editorSheetHint[language],
      "exportLabel": Text.editorSheetExport[language],
      "excelLabel": Text.editorSheetExcel[language], "allLabel": Text.editorSheetAll[language],
      "importTitle": Text.editorSheetImport[language],
      "fileLabel": Text.editorSheetFile[language], "lookLabel": Text.editorSheetLook[language],
      "replaceLabel": Text.editorSheetReplace[language],
      "boardsTitle": Text.editorBoards[language], "boardsHint": Text.editorBoardsHint[language],
      "backupTitle": Text.editorBackup[language], "backupHint": Text.editorBackupHint[language],
      "backupLabel": Text.editorBackupNow[language],
      "restoreLabel": Text.editorRestoreCopy[language],
      "setsTitle": Text.editorSets[language], "setsHint": Text.editorSetsHint[language],
    ]
  }
}
