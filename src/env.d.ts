/// <reference types="vite/client" />

/** Variables that an owner may set (docs/CONFIGURATION.md). The build uses them to leave out unconfigured features. */
interface ImportMetaEnv {
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_TUTOR?: string;
}
