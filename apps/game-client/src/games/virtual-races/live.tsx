import { setUpVirtual } from '../../virtual/set-up-virtual.tsx'
import { RaceBoard } from './race-board.tsx'
import { RacePast } from './race-past.tsx'
import { RaceStage } from './race-stage.tsx'
import './races.css'

export const setUp = setUpVirtual({
  ...{ Stage: RaceStage, Board: RaceBoard, Past: RacePast },
  running: 'instant.races.running',
})
