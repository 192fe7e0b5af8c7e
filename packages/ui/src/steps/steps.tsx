import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'

export type StepState = 'done' | 'now' | 'later' | 'failed'

export type Step = {
  id: string
  title: ReactNode
  /** The line under it: a time, "about 2 minutes". */
  note?: ReactNode
  /** Overrides what `now` says, for a step that failed. */
  state?: StepState
}

export type StepsProps = {
  steps: readonly Step[]
  /** Index of the step that is happening; `steps.length` when all is done. */
  now: number
  label?: string
  className?: string
}

/** How far something has come. Lamps show it and words say it. */
export function Steps({ steps, now, label, className }: StepsProps) {
  const text = useUiText()
  const words: Record<StepState, string> = {
    done: text.stepDone,
    now: text.stepNow,
    later: text.stepLater,
    failed: text.stepFailed,
  }
  return (
    <div className={cx('@container', className)}>
      <ol aria-label={label} className="steps">
        {steps.map((step, index) => {
          const state = step.state ?? stateAt(index, now)
          return (
            <li key={step.id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <b>{step.title}</b>
              {step.note}
              <span className="sr-only"> ({words[state]})</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function stateAt(index: number, now: number): StepState {
  if (index === now) return 'now'
  return index < now ? 'done' : 'later'
}
