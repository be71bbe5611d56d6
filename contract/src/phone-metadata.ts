import type { MetadataJson } from 'libphonenumber-js/core'
import anywhere from 'libphonenumber-js/min/metadata'
import exact from './exact-phone-countries.json' with { type: 'json' }

/**
 * Numbers of all countries by their length, of Germany and its neighbours by their real prefixes: by its length alone almost every
 * German number would be a Swiss one. `vitest -u` writes the exact ones anew from the library's full metadata, which weighs 18 KB more.
 */
export const phoneMetadata = { ...anywhere, countries: { ...anywhere.countries, ...exact } } as unknown as MetadataJson // read by the library alone
