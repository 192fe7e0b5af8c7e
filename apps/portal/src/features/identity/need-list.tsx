import type { Identity } from '@fairground/contract'
import { Icon } from '@fairground/ui'
import { useIdentityWords } from './use-identity.ts'

const icons = {
  play: 'icon-[ph--game-controller-duotone]',
  deposit: 'icon-[ph--hand-deposit-duotone]',
  withdrawal: 'icon-[ph--hand-withdraw-duotone]',
} as const

/** What is shut until the house knows more, and what is open already. */
export function NeedList({ needs }: { needs: Identity['needs'] }) {
  const { t, money, days } = useIdentityWords()
  const nameOf = { play: t('identity.play'), deposit: t('member.depositv2'), withdrawal: t('member.withdraw') }
  return (
    <ul className="grid gap-2.5">
      {needs.map(({ act, level, above, days: count, isMet }) => (
        <li
          key={`${act}-${level}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-2 px-4 py-3"
        >
          <Icon name={icons[act]} className="text-2xl text-lamp-ink" />
          <div className="min-w-0 flex-1 basis-44">
            <b className="block">{nameOf[act]}</b>
            <span className="text-sm text-ink-2">
              {above ? t('identity.above', { amount: money(above), time: days(count) }) : t('identity.any')}
            </span>
          </div>
          <span
            className={
              isMet
                ? 'flex items-center gap-1.5 text-sm text-mint-ink'
                : 'flex items-center gap-1.5 text-sm text-warn-ink'
            }
          >
            <Icon name={isMet ? 'icon-[ph--lock-open-fill]' : 'icon-[ph--lock-fill]'} />
            {t(`identity.level.${level}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
