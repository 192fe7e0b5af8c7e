import { FileButton, type RecordFile } from './file-button.tsx'

interface RecordHeadProps {
  title: string
  /** Where the same rows are to be had as a file, and which. */
  file?: RecordFile
}

/** The name of a record, and its rows as a file. */
export function RecordHead({ title, file }: RecordHeadProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <h1 className="font-poster text-3xl">{title}</h1>
      {file && <FileButton file={file} />}
    </div>
  )
}
