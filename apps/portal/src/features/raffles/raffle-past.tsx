import type { Raffle, RaffleDraw } from '@fairground/contract'
import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Copyable } from '../../components/copyable.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { verifyDraw } from './verify-draw.ts'

/** My last draws; each can be drawn again here, on this very device. */
export function OwnDraws({ draws }: { draws: readonly RaffleDraw[] }) {
  const { t } = useTranslation()
  if (draws.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{t('campaigns:raffle.mine')}</h3>
      <ul className="divide-y divide-line-soft rounded-md bg-surface-2">
        {draws.map((draw) => (
          <li key={draw.drawId}>
            <details className="px-3.5 py-2.5 text-sm">
              <summary className="flex cursor-pointer justify-between gap-3 focus-ring">
                <span className="min-w-0 font-semibold">{draw.prizeName}</span>
                <span className="text-ink-3">
                  <RelativeTime at={draw.drawnAt} />
                </span>
              </summary>
              <Proof draw={draw} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Proof({ draw: { proof, prizeIndex } }: { draw: RaffleDraw }) {
  const { t } = useTranslation()
  const isTrue = verifyDraw(proof, prizeIndex)
  const parts = [
    ['seed', proof.serverSeed],
    ['own', proof.clientSeed],
    ['number', String(proof.nonce)],
    ['weights', proof.weights.join(', ')],
  ] as const
  return (
    <div className="grid gap-2 pt-2.5">
      <p className={isTrue ? 'font-semibold text-mint-ink' : 'font-semibold text-ruby-ink'}>
        <Icon
          name={isTrue ? 'icon-[ph--seal-check-fill]' : 'icon-[ph--warning-fill]'}
          className="me-1.5 align-[-2px]"
        />
        {t(isTrue ? 'campaigns:raffle.true' : 'campaigns:raffle.false')}
      </p>
      <dl className="grid gap-1.5">
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-3">{t(`campaigns:raffle.proof.${name}`)}</dt>
            <dd>
              <Copyable text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The last who won. */
export function Winners({ winners }: { winners: Raffle['winners'] }) {
  const { t } = useTranslation()
  if (winners.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{t('campaigns:raffle.winners')}</h3>
      <ul className="grid gap-1 rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">
        {winners.map(({ account, prizeName, drawnAt }) => (
          <li key={`${account} ${drawnAt}`} className="flex justify-between gap-3">
            <bdi>{account}</bdi>
            <span className="min-w-0 text-end font-semibold">{prizeName}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
