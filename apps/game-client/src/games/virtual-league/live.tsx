import { setUpVirtual } from '../../virtual/set-up-virtual.tsx'
import './league.css'
import { LeagueBoard } from './league-board.tsx'
import { LeaguePast } from './league-past.tsx'
import { LeagueStage } from './league-stage.tsx'

export const setUp = setUpVirtual({
  ...{ Stage: LeagueStage, Board: LeagueBoard, Past: LeaguePast },
  running: 'instant.virtual-league.running',
})
