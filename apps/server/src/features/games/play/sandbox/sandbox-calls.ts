import type { PswSandboxCall, PswSandboxRequest } from '@fairground/contract/psw'
import { type Handler, once } from '../protocol/psw-calls.ts'
import { launchTestPlayer, openTestPlayer } from '../test-player.ts'
import { changeSandbox } from './change-sandbox.ts'

type Handlers = { [Call in PswSandboxCall]: Handler<PswSandboxRequest<Call>> }

/** Calls of the sandbox alone, with which a vendor tries the others without people and without money. */
export const sandboxCalls: Handlers = {
  'sandbox/player': once(openTestPlayer),
  'sandbox/launch': once(launchTestPlayer),
  'sandbox/change': once(changeSandbox),
}
