import type { TableChatMessage, TableChatNews } from '@fairground/contract/studio'

const keptMax = 200

/** Messages with what came to them and without what staff took off, each once, in the order they were said. */
export function mergeNews(
  before: readonly TableChatMessage[],
  { messages, hiddenIds }: Pick<TableChatNews, 'messages' | 'hiddenIds'>,
): readonly TableChatMessage[] {
  const all = new Map([...before, ...messages].map((message) => [message.messageId, message]))
  for (const messageId of hiddenIds) all.delete(messageId)
  return [...all.values()].sort((a, b) => a.messageId - b.messageId).slice(-keptMax)
}
