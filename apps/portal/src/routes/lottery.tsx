import { createFileRoute } from '@tanstack/react-router'
import { readGameCode } from './-layouts/game-code.ts'
import { LotteryPage } from './-layouts/lottery-page.tsx'
import { needToken } from './-layouts/need-token.ts'

export const Route = createFileRoute('/lottery')({
  validateSearch: readGameCode,
  beforeLoad: needToken,
  component: Lottery,
})

function Lottery() {
  return <LotteryPage name="lottery" gameCode={Route.useSearch().gameCode} />
}
