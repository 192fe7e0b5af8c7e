import type { StaffDepositMethod } from '@fairground/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'
import { type MethodDraft, termsOf } from './method-draft.ts'

const options = query.staff.depositMethods.queryOptions({ input: {} })
const reload = () => void queries.invalidateQueries({ queryKey: options.queryKey })

/** Every way to deposit, in the order of the players. */
export const useMethods = () => useQuery(options)

/** Adds a method, or changes the one that is given; who was late sees what stands now. */
export const useSaveMethod = (saved: StaffDepositMethod | undefined, onSaved: (method: StaffDepositMethod) => void) =>
  useMutation({
    mutationFn: (draft: MethodDraft) =>
      saved
        ? api.staff.changeDepositMethod({
            ...termsOf(draft),
            methodId: saved.methodId,
            revision: saved.revision,
          })
        : api.staff.addDepositMethod({ ...termsOf(draft), currency: draft.currency }),
    onSuccess: (method) => {
      queries.setQueryData(options.queryKey, (before) =>
        saved ? before?.map((one) => (one.methodId === method.methodId ? method : one)) : before,
      )
      onSaved(method)
    },
    onSettled: reload,
  })

/** Puts the methods in another order, at once on this page. */
export const useOrderMethods = () =>
  useMutation({
    mutationFn: (methodIds: string[]) => api.staff.orderDepositMethods({ methodIds }),
    onSuccess: (methods) => void queries.setQueryData(options.queryKey, methods),
    onError: reload,
  })
