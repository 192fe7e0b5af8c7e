import { Dialog, Kbd } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

export type Shortcut = { keys: readonly string[]; text: string }

/** All keys of a page, opened by ?. */
export function ShortcutsDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  items: readonly Shortcut[]
}) {
  const { t } = useTranslation()
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={t('keys.title')} phone="center" awning="esports">
      <dl className="grid gap-2.5">
        {props.items.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4 text-sm">
            <dt>{text}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** Every key of a list; the first ones are the ones said at its foot. `canDecide` where there is something to decide. */
export function useQueueShortcuts(canDecide: boolean): Shortcut[] {
  const { t } = useTranslation()
  const decisions = [
    { keys: ['A'], text: t('keys.approve') },
    { keys: ['R'], text: t('keys.reject') },
  ]
  return [
    { keys: ['J', 'K'], text: t('keys.move') },
    { keys: ['Enter'], text: t('keys.open') },
    { keys: ['X'], text: t('keys.close') },
    { keys: ['?'], text: t('keys.all') },
    ...(canDecide ? decisions : []),
    { keys: ['/'], text: t('keys.search') },
  ]
}

/** The few keys worth saying at the foot of a queue; a mouse-and-keyboard page says no more. */
export function KeyHints({ items }: { items: readonly Shortcut[] }) {
  return (
    <span className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-2 max-md:hidden touch:hidden">
      {items.map(({ keys, text }) => (
        <span key={text} className="inline-flex items-center gap-1">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {text}
        </span>
      ))}
    </span>
  )
}
