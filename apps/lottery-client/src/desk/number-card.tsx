import { Button, Seg } from '@fairground/ui'
import { DeskSum } from '@fairground/vendor-ui/staff-desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk, useDeskNames, useDeskState } from './desk-context.ts'

const factors = ['1000', '900', '750', '500', '0'] as const
type Factor = (typeof factors)[number]

/** One number: what it would cost, and what it pays from now on, in this draw or in every one. */
export function NumberCard({ play, number }: { play: string; number: string }) {
  const { t } = useTranslation('lottery-desk')
  const names = useDeskNames()
  const desk = useDesk()
  const isBusy = useDeskState((state) => state.isBusy)
  const told = useDeskState((state) => state.numbers.find((one) => one.number === number))
  const drawId = useDeskState((state) => state.watched?.drawId)
  const drawNo = useDeskState((state) => state.lottery?.draws.find((one) => one.drawId === drawId)?.drawNo)
  const [factor, setFactor] = useState<Factor>('0')
  const [isOfAll, setOfAll] = useState(false)
  return (
    <section className="card grid gap-3 p-4" aria-label={`${names.play(play)} ${number}`}>
      <h2 className="text-lg font-bold">
        {names.play(play)} <bdi>{number}</bdi>
      </h2>
      {told && (
        <p className="text-sm text-ink-2">
          {t('numbers.staked')} <DeskSum minor={told.stakeMinor} currency="VND" /> · {t('numbers.pays')}{' '}
          <DeskSum minor={told.payoutMinor} currency="VND" />
        </p>
      )}
      <Seg
        label={t('numbers.factor')}
        value={factor}
        options={factors.map((value) => ({
          value,
          label: value === '0' ? t('numbers.block') : `${Number(value) / 10}%`,
        }))}
        onValueChange={setFactor}
      />
      <Seg
        label={t('numbers.draw')}
        value={isOfAll ? 'all' : 'this'}
        options={[
          { value: 'this', label: t('numbers.thisDraw') },
          { value: 'all', label: t('numbers.everyDraw') },
        ]}
        onValueChange={(value) => setOfAll(value === 'all')}
      />
      <Button
        variant="lamp"
        busy={isBusy}
        onClick={() =>
          void desk.act({
            ...{ act: 'factor', play, number, drawNo: isOfAll ? null : (drawNo ?? null), perMille: Number(factor) },
          })
        }
      >
        {t('numbers.set')}
      </Button>
    </section>
  )
}
