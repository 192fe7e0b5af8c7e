import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import './bau-cua.css'
import { lastOf } from '../../instant/instant-screen.ts'
import { Spots } from '../../instant/table/spots.tsx'
import type { TableBoardProps } from '../../instant/table/table-fields.ts'
import { Picture } from './picture.tsx'

export type Pictures = { type: 'pictures'; pictures: readonly number[] }

export const pictureNumbers = [1, 2, 3, 4, 5, 6] as const
const before = [2, 5, 6]

/** Three dice with pictures, and a place for each of the six. */
export function Board(board: TableBoardProps) {
  const { t } = useTranslation()
  const { round, phase, isCalm } = board
  const thrown = lastOf<Pictures>(round, 'pictures')
  const isRolling = phase === 'showing' && !thrown && !isCalm
  return (
    <div className="table-board">
      <div className="table-stage" dir="ltr">
        {(thrown?.pictures ?? before).map((picture, die) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three dice, each at its place
          <span key={die} className="bau-cua-die" data-rolling={isRolling} data-unknown={!thrown}>
            <Picture number={picture} label={nameOf(t, picture)} />
          </span>
        ))}
      </div>
      <Spots
        board={board}
        groups={[
          {
            columns: 3,
            spots: pictureNumbers.map((number) => ({
              spot: `symbol-${number}`,
              label: nameOf(t, number),
              odds: '1–3:1',
              face: (
                <span className="bau-cua-face">
                  <Picture number={number} />
                  <b>{nameOf(t, number)}</b>
                </span>
              ),
            })),
          },
        ]}
      />
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation>['t']

export const nameOf = (t: Translate, number: number): string =>
  t(`instant.bau-cua.symbol.${pictureNumbers.find((one) => one === number) ?? 1}`)
