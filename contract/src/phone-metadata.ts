import type { MetadataJson } from 'libphonenumber-js/core'
import anywhere from 'libphonenumber-js/min/metadata'
import exact from './exact-phone-countries.json' with { type: 'json' }

/**
 * Numbers of all countries by length, those of Germany and its neighbours by their real prefixes: by length alone almost every German
 * number would be Swiss. `vitest -u` regenerates the exact ones from the library's full metadata, which is 18 KB larger.
 */
export const phoneMetadata = { ...anywhere, countries: { ...anywhere.countries, ...exact } } as unknown as MetadataJson // only the library reads it
