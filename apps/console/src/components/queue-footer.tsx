import { fill, Pager, type PagerProps, useUiText } from '@fairground/ui'
import { useFormats } from '../lib/use-formats.ts'
import { KeyHints, useQueueShortcuts } from './shortcuts.tsx'

const hintCount = 4

/** Under a list: how much there is, its pages where there are several, and the keys worth knowing. */
export function QueueFooter(props: PagerProps) {
  const hints = <KeyHints items={useQueueShortcuts(false).slice(0, hintCount)} />
  if (props.totalCount <= props.pageSize) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Range totalCount={props.totalCount} />
        {hints}
      </div>
    )
  }
  return (
    <div className="grid gap-1.5">
      <Pager {...props} />
      {hints}
    </div>
  )
}

function Range({ totalCount }: { totalCount: number }) {
  const text = useUiText()
  const { count } = useFormats()
  const total = count(totalCount)
  return (
    <span className="text-sm text-ink-3">
      <bdi>{fill(text.rangeOfTotal, { from: count(Math.min(1, totalCount)), to: total, total })}</bdi>
    </span>
  )
}
