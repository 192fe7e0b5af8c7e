import type { SportsLegView } from '@fairground/contract/sports'
import type { SportsMatchProof } from '@fairground/contract/sports-followed'
import { Button, cx, ErrorState, Icon, KeyValues, Skeleton } from '@fairground/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOdds } from '../odds/use-odds.ts'
import { useSports } from '../play/sports-context.ts'
import { checkMatch, checkPrice } from './check-match.ts'

interface MatchCheckProps {
  matchId: string
  /** The bet whose price is made again besides. */
  leg?: SportsLegView
}

/** A button that opens the check of a match: its result from its seed, and the price of a bet on it from its inputs. */
export function MatchCheck({ matchId, leg }: MatchCheckProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid gap-2">
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        start={<Icon name="icon-[ph--seal-check-duotone]" />}
        onClick={() => setIsOpen(!isOpen)}
        className="justify-self-start"
      >
        {t(leg ? 'check.openBet' : 'check.open')}
      </Button>
      {isOpen && <Check matchId={matchId} leg={leg} />}
    </div>
  )
}

function Check({ matchId, leg }: { matchId: string; leg: SportsLegView | undefined }) {
  const { t } = useTranslation()
  const { client } = useSports()
  const [proof, setProof] = useState<SportsMatchProof | 'failed'>()
  const ask = async () => {
    setProof(undefined)
    const answer = await client.proof(matchId)
    setProof(answer.ok ? answer.value : 'failed')
  }
  const begin = useEffectEvent(() => void ask())
  useEffect(() => begin(), [])
  if (proof === 'failed')
    return <ErrorState title={t('offer.failed')} text={t('offer.failedText')} onRetry={() => void ask()} />
  return proof ? <CheckedProof proof={proof} leg={leg} /> : <Skeleton className="h-28 w-full" />
}

/** What was worked out in this browser, and what it was worked out from. */
export function CheckedProof({ proof, leg }: { proof: SportsMatchProof; leg: SportsLegView | undefined }) {
  const { t } = useTranslation()
  const odds = useOdds()
  const found = checkMatch(proof)
  const price = leg && checkPrice(leg)
  const { chain, beacon, serverSeed } = proof
  return (
    <section className="check" aria-label={t('check.open')}>
      <ul className="grid gap-1.5">
        {found ? (
          <>
            <Line isGood={found.isOfChain}>{t('check.chain', { number: chain.number })}</Line>
            <Line isGood={found.isResult}>{t('check.result', { score: found.scores.fullTime.join('–') })}</Line>
          </>
        ) : (
          <Line isGood={undefined}>{t('check.waits')}</Line>
        )}
        {price && <Line isGood={price.isSame}>{t('check.price', { price: odds(price.price) })}</Line>}
      </ul>
      <KeyValues
        items={[
          { id: 'head', label: t('check.head'), value: <Seed text={chain.head} /> },
          { id: 'seed', label: t('check.seed'), value: <Seed text={serverSeed ?? '–'} /> },
          { id: 'salt', label: t('check.salt', { round: beacon.round }), value: <Seed text={beacon.salt ?? '–'} /> },
        ]}
      />
    </section>
  )
}

const marks = { good: 'icon-[ph--check-circle-fill]', bad: 'icon-[ph--x-circle-fill]', waits: 'icon-[ph--clock]' }

function Line({ isGood, children }: { isGood: boolean | undefined; children: string }) {
  const { t } = useTranslation()
  const state = isGood === undefined ? 'waits' : isGood ? 'good' : 'bad'
  return (
    <li className={cx('check-line', `is-${state}`)}>
      <Icon name={marks[state]} />
      <span>{children}</span>
      {state !== 'waits' && <span className="sr-only">{t(`check.${state}`)}</span>}
    </li>
  )
}

/** Hashes are of one direction in every language. */
const Seed = ({ text }: { text: string }) => (
  <bdi dir="ltr" className="check-seed">
    {text}
  </bdi>
)
