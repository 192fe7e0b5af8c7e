/** The run that staff asked for, of a job's payload; undefined when the clock started it. */
export function runOf(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !('runId' in payload)) return undefined
  return typeof payload.runId === 'string' ? payload.runId : undefined
}
