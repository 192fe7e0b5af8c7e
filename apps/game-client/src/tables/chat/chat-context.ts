import { useStore } from '@fairground/vendor-ui'
import { createContext, use } from 'react'
import type { ChatRoom, ChatState } from './chat-room.ts'

const ChatContext = createContext<ChatRoom | undefined>(undefined)

export const ChatProvider = ChatContext.Provider

/** The chat of this frame's table. Throws outside of a ChatProvider: that is a mistake in the screen. */
export function useChat(): ChatRoom {
  const chat = use(ChatContext)
  if (!chat) throw new Error('this component needs a ChatProvider above it')
  return chat
}

export const useChatState = <Part>(select: (state: ChatState) => Part): Part => useStore(useChat().screen, select)
