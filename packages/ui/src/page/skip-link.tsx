import { useUiText } from '../provider/ui-provider.tsx'

/** The first thing Tab reaches: past the head to the content. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  const text = useUiText()
  return (
    <a
      href={`#${targetId}`}
      className="fixed start-4 top-3 z-(--f-z-gate) -translate-y-20 rounded-sm bg-lamp px-4 py-2.5 font-bold text-on-lamp focus:translate-y-0"
    >
      {text.skipToContent}
    </a>
  )
}
