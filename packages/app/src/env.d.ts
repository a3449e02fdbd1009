interface ImportMetaEnv {
  /** Address of the site-domain lookup (product decision 8). */
  readonly VITE_DOMAIN_LOOKUP_URL?: string;
  /** Its fixed, non-secret Authorization value. */
  readonly VITE_DOMAIN_LOOKUP_AUTHORIZATION?: string;
}
