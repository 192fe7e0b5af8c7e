import { createFileRoute } from '@tanstack/react-router'
import { readGameCode } from './-layouts/game-code.ts'
import { LotteryPage } from './-layouts/lottery-page.tsx'
import { needToken } from './-layouts/need-token.ts'

export const Route = createFileRoute('/vnLottery')({
  validateSearch: readGameCode,
  beforeLoad: needToken,
  component: Lottery,
})

function Lottery() {
  return <LotteryPage name="vn" vassalage="TCG_LOTTO_VN" gameCode={Route.useSearch().gameCode} />
}
