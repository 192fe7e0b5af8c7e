import { Icon } from '@fairground/ui'

/** One thing that was checked: right, or struck through. */
export function CheckLine({ isRight, text }: { isRight: boolean; text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon
        name={isRight ? 'icon-[ph--check-circle-fill]' : 'icon-[ph--x-circle-fill]'}
        className={isRight ? 'mt-0.5 text-mint-ink' : 'mt-0.5 text-ruby-ink'}
      />
      <span className={isRight ? undefined : 'line-through'}>{text}</span>
    </li>
  )
}
