import { Dialog, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { RoadNote } from '../roads/road-note.tsx'
import { useHallState } from './hall-context.ts'
import { TableTile } from './table-tile.tsx'
import { type LobbyEntry, useLobby } from './use-lobby.ts'

interface TableDrawerProps {
  open: boolean
  onClose: () => void
  /** The table that the chosen one takes the place of; absent: the hall decides. */
  insteadOf?: string | undefined
}

/** All live tables that are open, as the studio's lobby tells them. */
export function TableDrawer({ open, onClose, insteadOf }: TableDrawerProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('live.hall.title')}
      description={t('live.hall.text')}
      width="wide"
      phone="bottom"
    >
      <Tables onGone={onClose} insteadOf={insteadOf} />
    </Dialog>
  )
}

function Tables({ onGone, insteadOf }: { onGone: () => void; insteadOf: string | undefined }) {
  const { t, i18n } = useTranslation()
  const tables = useLobby()
  const refusal = useHallState((state) => state.refusal)
  const shownRules = useHallState(
    (state) => state.seats.find((one) => one.tableId === state.shownId)?.play.opened.rulesId,
  )
  if (!tables) return <Skeleton className="h-60" />
  const words = refusal && (refusal === 'HALL_FULL' ? t('live.hall.full') : refusedText(refusal))
  function refusedText(code: string): string {
    return t(i18n.exists(`refused.${code}.text`) ? `refused.${code}.text` : 'refused.OTHER.text')
  }
  return (
    <>
      {words && (
        <p role="alert" className="hall-refusal">
          {words}
        </p>
      )}
      <ul className="hall-tiles">
        {sorted(tables, shownRules).map((table) => (
          <TableTile key={table.tableId} table={table} onGone={onGone} insteadOf={insteadOf} />
        ))}
      </ul>
      <RoadNote />
    </>
  )
}

/** Tables of the same game first. */
const sorted = (tables: readonly LobbyEntry[], rulesId: string | undefined): LobbyEntry[] =>
  tables.toSorted((a, b) => Number(b.rulesId === rulesId) - Number(a.rulesId === rulesId))
