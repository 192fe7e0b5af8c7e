import { Button } from '../button/button.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'

export type KeysetMoreProps = {
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
  className?: string
}

/** "Show more" under a list that has no page numbers, and the word when it ends. */
export function KeysetMore({ hasMore, isLoading, onMore, className }: KeysetMoreProps) {
  const text = useUiText()
  return (
    <div className={cx('flex justify-center', className)}>
      {hasMore ? (
        <Button variant="line" busy={isLoading} onClick={onMore}>
          {text.loadMore}
        </Button>
      ) : (
        // While the first lines come nobody knows whether they are all.
        !isLoading && <span className="text-sm text-ink-3">{text.noMore}</span>
      )}
    </div>
  )
}
