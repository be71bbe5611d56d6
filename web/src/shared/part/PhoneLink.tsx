import { usePhones } from '../language/use-phones.ts'
import { Missing } from './Missing.tsx'

/** A phone number to dial; undialable ones are shown as typed. `data-says` keeps later formatting from counting as a change. */
export function PhoneLink({ number, country }: { number: string; country: string }) {
  const { formatPhone, phoneHref } = usePhones()
  if (!number) return <Missing />
  const href = phoneHref(number, country)
  const shown = formatPhone(number, country)
  return href ? (
    <a className="k-plain" href={href} title={shown} data-says={number}>
      {shown}
    </a>
  ) : (
    shown
  )
}
