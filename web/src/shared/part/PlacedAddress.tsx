import { AddressWarning } from './AddressWarning.tsx'
import { Approximate } from './Approximate.tsx'
import { Copy } from './Copy.tsx'
import { Missing } from './Missing.tsx'

type Props = {
  /** "Address" */
  what: string
  address: string
  isApproximate: boolean
  /** Where it lies is not known. */
  isUnplaced: boolean
}

/** An address to copy, and how well it is known where it lies. */
export function PlacedAddress({ what, address, isApproximate, isUnplaced }: Props) {
  if (!address) return <Missing />
  return (
    <>
      <Copy what={what} value={address} />
      {isApproximate && <Approximate />}
      {isUnplaced && <AddressWarning />}
    </>
  )
}
