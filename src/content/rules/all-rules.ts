import { charactersArePlain } from './characters-are-plain'
import { datesAreDays } from './dates-are-days'
import { emailIsAnAddress } from './email-is-an-address'
import { filesHaveTheirPlace } from './files-have-their-place'
import { iconFilesAreSafe } from './icon-files-are-safe'
import { iconsExist } from './icons-exist'
import { idsAreAddresses } from './ids-are-addresses'
import { keysStandOnce } from './keys-stand-once'
import { languageIsKnown } from './language-is-known'
import { linksAreSafe } from './links-are-safe'
import { listsHaveNoDoubles } from './lists-have-no-doubles'
import { neededFilesExist } from './needed-files-exist'
import { ordersAreUnique } from './orders-are-unique'
import { picturesAreReadable } from './pictures-are-readable'
import { picturesExist } from './pictures-exist'
import { resumeExists } from './resume-exists'
import type { Rule } from './rule'
import { siteAddressIsWhole } from './site-address-is-whole'
import { technologiesExist } from './technologies-exist'

/** Every rule of sense; their order does not matter, since problems are sorted by place. */
export const RULES: readonly Rule[] = [
  charactersArePlain,
  datesAreDays,
  emailIsAnAddress,
  filesHaveTheirPlace,
  iconFilesAreSafe,
  iconsExist,
  idsAreAddresses,
  keysStandOnce,
  languageIsKnown,
  linksAreSafe,
  listsHaveNoDoubles,
  neededFilesExist,
  ordersAreUnique,
  picturesAreReadable,
  picturesExist,
  resumeExists,
  siteAddressIsWhole,
  technologiesExist,
]
