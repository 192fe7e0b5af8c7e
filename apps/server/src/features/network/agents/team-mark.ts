interface Marked {
  id: string
  createdAt: Date
}

/** Where a page of a team's lines ended: the moment narrows what is read next, the line says where to go on. */
export const writeTeamMark = ({ id, createdAt }: Marked): string => `${createdAt.getTime()}.${id}`

/** Reads a mark of the form that the contract asks for. */
export function readTeamMark(mark: string): { at: Date; entryId: string } {
  const [time, entryId = ''] = mark.split('.')
  return { at: new Date(Number(time)), entryId }
}
