import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useUiText } from '../provider/ui-provider.tsx'
import { Empty, type EmptyProps } from './empty.tsx'

export type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  /** What it means for the money, what to do next. */
  text?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  icon?: string
  layout?: EmptyProps['layout']
  className?: string
}

/** Something did not load: what happened, that money is safe, try again. */
export function ErrorState({ onRetry, isRetrying, icon = 'icon-[ph--wifi-slash-duotone]', ...rest }: ErrorStateProps) {
  const words = useUiText()
  return (
    <div role="alert">
      <Empty
        {...rest}
        icon={icon}
        action={
          onRetry && (
            <Button
              variant="line"
              busy={isRetrying}
              start={<Icon name="icon-[ph--arrows-clockwise-bold]" />}
              onClick={onRetry}
            >
              {words.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
