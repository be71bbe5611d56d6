import { usePhones } from '../language/use-phones.ts'

/** A number that nobody telephones, as that of a fax. */
export function PhoneText({ number, country }: { number: string; country: string }) {
  const { formatPhone } = usePhones()
  return <span data-says={number}>{formatPhone(number, country)}</span>
}
