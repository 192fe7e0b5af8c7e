import { shortId } from '../lib/short-id.ts'
import { CopyButton } from './copy-button.tsx'

/** Last characters of an id for a row; the whole one shows on hover. */
export function RecordId({ id }: { id: string }) {
  return (
    <bdi dir="ltr" title={id} className="font-semibold whitespace-nowrap">
      …{shortId(id)}
    </bdi>
  )
}

/** A whole id with its copy button, for a panel. */
export function WholeId({ id, label }: { id: string; label: string }) {
  return (
    <span className="-my-1 inline-flex max-w-full min-w-0 items-center gap-1">
      <bdi dir="ltr" className="min-w-0 text-xs break-all">
        {id}
      </bdi>
      <CopyButton text={id} label={label} />
    </span>
  )
}
