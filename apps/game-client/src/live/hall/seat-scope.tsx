import type { ReactNode } from 'react'
import { FrameProvider } from '../../components/frame-context.tsx'
import { ChatProvider } from '../../tables/chat/chat-context.ts'
import { TableProvider } from '../../tables/table-context.ts'
import { LiveProvider } from '../live-context.ts'
import type { HallSeat } from './hall.ts'

/** All that is inside is of this table. */
export const SeatScope = ({ seat: { play, chat }, children }: { seat: HallSeat; children: ReactNode }) => (
  <FrameProvider value={play}>
    <TableProvider value={play}>
      <ChatProvider value={chat}>
        <LiveProvider value={play}>{children}</LiveProvider>
      </ChatProvider>
    </TableProvider>
  </FrameProvider>
)
