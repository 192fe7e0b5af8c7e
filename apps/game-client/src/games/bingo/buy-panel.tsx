import { purchasesMax, purchaseTicketsMax } from '@fairground/game-rules/games/bingo'
import { Button, Icon, Stepper } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface BuyPanelProps {
  priceMinor: bigint
  /** Tickets of this round that are paid for. */
  boughtTickets: number
  purchases: number
  isOpen: boolean
  isBuying: boolean
  onBuy(tickets: number): void
}

/** How many tickets, what they cost, and the button that buys them. */
export function BuyPanel({ priceMinor, boughtTickets, purchases, isOpen, isBuying, onBuy }: BuyPanelProps) {
  const { t } = useTranslation()
  const [tickets, setTickets] = useState(2)
  const isFull = purchases >= purchasesMax
  if (!isOpen) return <p className="bingo-buy-note">{t('instant.bingo.closed')}</p>
  return (
    <div className="bingo-buy">
      <div className="bingo-buy-count">
        <span className="bingo-buy-name">
          <b>{t('instant.bingo.count')}</b>
          <small className="bingo-buy-each">
            {t('instant.bingo.each')} <Cash minor={priceMinor} />
          </small>
        </span>
        <Stepper
          label={t('instant.bingo.count')}
          canDecrease={tickets > 1}
          canIncrease={tickets < purchaseTicketsMax}
          disabled={isFull}
          onDecrease={() => setTickets(tickets - 1)}
          onIncrease={() => setTickets(tickets + 1)}
        >
          {tickets}
        </Stepper>
      </div>
      <Button
        variant="lamp"
        size="lg"
        className="instant-main min-h-14"
        disabled={isFull}
        busy={isBuying}
        onClick={() => onBuy(tickets)}
        start={<Icon name="icon-[ph--ticket-fill]" />}
      >
        <span>
          {t('instant.bingo.buy', { count: tickets })} · <Cash minor={priceMinor * BigInt(tickets)} />
        </span>
      </Button>
      <p className="bingo-buy-note">
        {isFull
          ? t('instant.bingo.full')
          : t('instant.bingo.bought', {
              count: boughtTickets,
              left: purchasesMax - purchases,
              most: purchaseTicketsMax,
            })}
      </p>
    </div>
  )
}
