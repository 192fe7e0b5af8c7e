import { drawGross } from '@fairground/game-rules/games/cockfight'
import { cx, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { SpotButton } from '../../instant/table/spot-button.tsx'
import { spotResults } from '../../instant/table/spot-results.ts'
import { stakeOn, type TableBoardProps, withChips } from '../../instant/table/table-fields.ts'
import { type OddsForm, priceText, useOddsForm } from './odds-form.ts'
import { useBirdName, useCard } from './use-card.ts'

interface Place {
  spot: 'meron' | 'wala' | 'bdd' | 'ftd'
  hint: string
  /** In hundredths, stake included; undefined where nobody can say yet. */
  price: number | undefined
}

interface PlacesProps {
  board: TableBoardProps
  /** What both sides pay, as far as it is known. */
  sides: { meron: number; wala: number } | undefined
}

/** The four places of a fight, each with what it pays. */
export function Places({ board, sides }: PlacesProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const form = useOddsForm()
  const card = useCard()
  const nameOf = useBirdName()
  const results = spotResults(board.round, board.phase)
  if (!card) return null
  const places: Place[] = [
    { spot: 'meron', hint: nameOf(card.meron.bird), price: sides?.meron },
    { spot: 'bdd', hint: t('instant.cockfight.bddHint'), price: drawGross.both * 100 },
    { spot: 'ftd', hint: t('instant.cockfight.ftdHint'), price: drawGross.time * 100 },
    { spot: 'wala', hint: nameOf(card.wala.bird), price: sides?.wala },
  ]
  const { fields, choose, isFixed, stakeMinor } = board
  return (
    <div className="cock-places">
      {places.map(({ spot, hint, price }) => {
        const name = t(`instant.cockfight.${spot}`)
        const [shown, other] = pricesOf({ spot, price, form, locale })
        return (
          <SpotButton
            key={spot}
            label={`${name}, ${hint}, ${shown}`}
            stakeMinor={stakeOn(fields, spot)}
            isFixed={isFixed}
            onPut={() => choose(withChips(fields, [{ spot, chips: 1 }], stakeMinor))}
            result={results.get(spot)}
            className={cx('cock-place', `is-${spot}`)}
          >
            <span className="cock-place-name">
              <b>{name}</b>
              <small>{hint}</small>
            </span>
            <span className="cock-place-price">
              <bdi>{shown}</bdi>
              {other !== undefined && (
                <>
                  <small>
                    {t(form === 'malay' ? 'instant.cockfight.odds.decimal' : 'instant.cockfight.odds.malay')}
                  </small>
                  <small>
                    <bdi>{other}</bdi>
                  </small>
                </>
              )}
            </span>
          </SpotButton>
        )
      })}
    </div>
  )
}

interface Priced extends Pick<Place, 'spot' | 'price'> {
  form: OddsForm
  locale: string
}

/** The price as the player wants it, and the other way. Draws are far above one: they are written as so much to one. */
function pricesOf({ spot, price, form, locale }: Priced): [string, string | undefined] {
  if (price === undefined) return ['–', undefined]
  const decimal = priceText(price, 'decimal', locale)
  const malay = spot === 'meron' || spot === 'wala' ? priceText(price, 'malay', locale) : `${price / 100 - 1}:1`
  return form === 'malay' ? [malay, decimal] : [decimal, malay]
}
