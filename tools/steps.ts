import { captureCommand } from './run-command.ts'

export interface Step {
  name: string
  command: [string, ...string[]]
}

export interface Outcome {
  name: string
  isPassed: boolean
}

/** Runs every step, also after a failure; what a step printed is shown only when it failed. */
export async function runSteps(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step))
  return outcomes
}

async function runStep({ name, command: [command, ...args] }: Step): Promise<Outcome> {
  const startedAt = performance.now()
  const { code, output } = await captureCommand(command, args)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)} ${seconds.padStart(5)} s`)
  return { name, isPassed: code === 0 }
}
