import { towerConfigs } from '@fairground/game-rules/games/tower'
import type { BoardProps, InstantScreen } from '../../instant/instant-screen.ts'
import { Difficulty } from './difficulty.tsx'
import { shapeOf } from './shape-of.ts'
import { TowerBoard, type TowerFields } from './tower-board.tsx'

const { shapes } = towerConfigs.tower

function Board(props: BoardProps<TowerFields>) {
  return <TowerBoard {...props} shape={shapeOf(shapes, props)} />
}

export const screen: InstantScreen<TowerFields> = {
  rulesId: 'tower',
  firstFields: { difficulty: 'medium' },
  Board,
  Controls: (props) => <Difficulty {...props} difficulties={Object.keys(shapes)} />,
  showMs: (round) => (round.isOver ? 500 : 180),
  isOneStep: false,
}
