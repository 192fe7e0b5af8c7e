import type { VendorBudget, VendorDetail, VendorLimits } from '@fairground/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'

/** Every vendor, with how its calls went in the last hour. */
export const useVendors = () =>
  useQuery({ ...query.staff.vendors.queryOptions({ input: {} }), refetchInterval: usePollMs() })

const oneVendor = (vendorId: string) => query.staff.vendor.queryOptions({ input: { vendorId } })

export const useVendor = (vendorId: string) => useQuery({ ...oneVendor(vendorId), refetchInterval: usePollMs() })

/** Shows what a change left behind, here and in the list. */
function useShown(vendorId: string) {
  const queries = useQueryClient()
  return (vendor: VendorDetail) => {
    queries.setQueryData(oneVendor(vendorId).queryKey, vendor)
    void queries.invalidateQueries({ queryKey: query.staff.vendors.key() })
  }
}

interface CampaignTerms {
  campaignId: string
  budget: string
  memberMax: string
}

/** Everything staff may do with one vendor. */
export function useVendorActions(vendorId: string) {
  const onSuccess = useShown(vendorId)
  const queries = useQueryClient()
  const onError = () => void queries.invalidateQueries({ queryKey: oneVendor(vendorId).queryKey })
  const shown = { onSuccess, onError }
  return {
    status: useMutation({
      mutationFn: (wish: { status: VendorDetail['status']; reason: string }) =>
        api.staff.changeVendorStatus({ vendorId, ...wish }),
      ...shown,
    }),
    reach: useMutation({
      mutationFn: (wish: { clockSkewSeconds: number; networks: string[] }) =>
        api.staff.changeVendorReach({ vendorId, ...wish }),
      ...shown,
    }),
    changeBudget: useMutation({
      mutationFn: (budget: VendorBudget) => api.staff.changeVendorBudget({ vendorId, ...budget }),
      ...shown,
    }),
    askMode: useMutation({
      mutationFn: (wish: { mode: VendorDetail['walletMode']; reason: string }) =>
        api.staff.askWalletMode({ vendorId, ...wish }),
      ...shown,
    }),
    askLimits: useMutation({
      mutationFn: (wish: VendorLimits & { reason: string }) => api.staff.askVendorLimits({ vendorId, ...wish }),
      ...shown,
    }),
    askTurnover: useMutation({
      mutationFn: (wish: { turnoverTypes: VendorDetail['turnoverTypes']; reason: string }) =>
        api.staff.askVendorTurnover({ vendorId, ...wish }),
      ...shown,
    }),
    release: useMutation({
      mutationFn: (transactionId: string) => api.staff.releaseJackpot({ vendorId, transactionId }),
      ...shown,
    }),
    decideHeld: useMutation({
      mutationFn: (word: { transactionId: string; isBooked: boolean; reason: string }) =>
        api.staff.decideHeldAdjustment({ vendorId, ...word }),
      ...shown,
    }),
    openCampaign: useMutation({
      mutationFn: (terms: CampaignTerms) => api.staff.openVendorCampaign({ vendorId, ...terms }),
      ...shown,
    }),
    changeTerms: useMutation({
      mutationFn: (terms: CampaignTerms) => api.staff.changeVendorCampaignTerms({ vendorId, ...terms }),
      ...shown,
    }),
    decidePrize: useMutation({
      mutationFn: (word: { transactionId: string; isPaid: boolean; reason: string }) =>
        api.staff.decideHeldPrize({ vendorId, ...word }),
      ...shown,
    }),
    changeCampaign: useMutation({
      mutationFn: (wish: { campaignId: string; state: VendorDetail['campaigns'][number]['state'] }) =>
        api.staff.changeVendorCampaign({ vendorId, ...wish }),
      ...shown,
    }),
    decide: useMutation({
      mutationFn: (wish: { changeId: string; isApproved: boolean }) =>
        api.staff.decideVendorChange({ vendorId, ...wish }),
      ...shown,
    }),
    close: useMutation({
      mutationFn: (wish: { exceptionId: string; note: string }) =>
        api.staff.closeVendorException({ vendorId, ...wish }),
      ...shown,
    }),
    addKey: useMutation({
      mutationFn: () => api.staff.addVendorKey({ vendorId }),
      onSuccess: ({ vendor }) => onSuccess(vendor),
      onError,
    }),
    retireKey: useMutation({
      mutationFn: (keyId: string) => api.staff.retireVendorKey({ vendorId, keyId }),
      ...shown,
    }),
  }
}
