import type { Town } from '@kasack/demo/places/town.ts'
import { allCodes, readGazetteer } from '../../../server/src/place/gazetteer.ts'

/** Every German postal code, as a town. */
export const everyPostalCode = (): Town[] =>
  allCodes(readGazetteer()).map(({ code, latitude, longitude, towns: [{ names, district }] }) => ({
    postal_code: code,
    city: names[0],
    country_code: 'DE',
    state: district.state,
    latitude,
    longitude,
  }))
