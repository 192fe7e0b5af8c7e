import { useFormats } from '../lib/use-formats.ts'

type MomentProps = {
  /** ISO time. */
  at: string
  /** `exact` has seconds and the zone: for the record. */
  look?: 'time' | 'exactTime' | 'moment' | 'entry' | 'exactMoment'
  className?: string
}

/** A point in time; the exact one, with its zone, shows on hover. */
export function Moment({ at, look = 'moment', className }: MomentProps) {
  const formats = useFormats()
  return (
    <time dateTime={at} title={formats.exactMoment(at)} className={className}>
      <bdi>{formats[look](at)}</bdi>
    </time>
  )
}
