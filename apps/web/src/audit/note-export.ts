import { sharingClient } from './sharing-client.ts'

/** Notes in the audit log that a file was written. The file is there, whatever becomes of the note. */
export const noteExport = (hash: string, format: string): void =>
  void sharingClient.noteExport({ hash_string: hash, format }).catch(() => {})
