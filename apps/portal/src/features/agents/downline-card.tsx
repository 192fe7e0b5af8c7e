import type { Downline, Profit } from '@fairground/contract'
import { ButtonLink, Icon, KeyValues, Kpi, Money } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { toneOf } from '../../components/records/tone-of.ts'
import { ChangeGroup } from './change-group.tsx'
import { DownlineName } from './downline-name.tsx'
import { LeftAloneChip } from './left-alone-chip.tsx'

interface Bounds {
  group: number
  least: number
  most: number
}

interface DownlineCardProps {
  details: {
    downline: Downline
    path: readonly { id: string; account: string }[]
    profit: Profit
    prizeGroup?: Bounds | undefined
  }
}

/** Who the account is, where it stands in the tree, and what the span came to. */
export function DownlineCard({ details: { downline, path, profit, prizeGroup } }: DownlineCardProps) {
  const { t } = useTranslation()
  return (
    <>
      <section aria-label={downline.account} className="card grid gap-4 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <DownlineName {...downline} />
          {downline.isLeftAlone && <LeftAloneChip />}
          {downline.level === 1 && (
            <ButtonLink
              variant="line"
              href="/member/transferUpline"
              start={<Icon name="icon-[ph--arrows-left-right-duotone]" />}
            >
              {t('agents:transfer')}
            </ButtonLink>
          )}
        </div>
        <KeyValues
          items={[
            {
              id: 'path',
              label: t('agents:path'),
              value: <bdi>{path.map(({ account }) => account).join(' › ')}</bdi>,
            },
            {
              id: 'balance',
              label: t('wallet.balance'),
              value: <Money amount={downline.balance} currency="VND" decimals={2} />,
            },
            ...(prizeGroup
              ? [
                  {
                    id: 'group',
                    label: t('agents:points.field'),
                    value: <ChangeGroup account={downline.account} bounds={prizeGroup} />,
                  },
                ]
              : []),
            { id: 'team', label: t('agents:team'), value: downline.team },
            { id: 'since', label: t('agent.since'), value: <DateTime at={downline.registeredAt} /> },
            {
              id: 'last',
              label: t('agent.lastLogin'),
              value: downline.lastLoginAt ? <DateTime at={downline.lastLoginAt} /> : '–',
            },
          ]}
        />
      </section>
      <div className="fit-grid">
        {(['deposit', 'withdraw', 'validBet'] as const).map((figure) => (
          <Kpi
            key={figure}
            label={t(`profit.${figure}`)}
            value={<Money amount={profit[figure]} currency="VND" decimals={0} />}
          />
        ))}
        <Kpi
          label={t('profit.profit')}
          value={<Money amount={profit.profit} currency="VND" decimals={0} signed />}
          valueTone={toneOf(profit.profit)}
        />
      </div>
    </>
  )
}
