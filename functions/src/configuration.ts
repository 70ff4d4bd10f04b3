// The server's settings. In Cloud Functions they are parameters and secrets; under plain Node they are environment
// variables of the same names.

export type SpeechOptions = {
  readonly base: string;
  readonly key: string;
};

export type ChatOptions = {
  /** The address before `/chat/completions`. */
  readonly base: string;
  readonly key: string;
  readonly model: string;
  readonly maxTokens: number;
  /** `spec` sends temperature and top_p. `model` sends neither, for reasoning models and others that reject them. */
  readonly sampling: 'spec' | 'model';
};

export type ServerOptions = {
  readonly allowedOrigins: readonly string[];
  readonly requiresAppCheck: boolean;
  /** The bucket for stored sounds; null means the project's default bucket. */
  readonly soundsBucket: string | null;
  /** Null when no provider is configured. */
  readonly speech: SpeechOptions | null;
  readonly chat: ChatOptions | null;
};

export type Setting =
  | 'ALLOWED_ORIGINS'
  | 'REQUIRE_APP_CHECK'
  | 'SOUNDS_BUCKET'
  | 'SARVAM_KEY'
  | 'SARVAM_BASE'
  | 'CHAT_KEY'
  | 'CHAT_BASE'
  | 'CHAT_MODEL'
  | 'CHAT_MAX_TOKENS'
  | 'CHAT_SAMPLING';

export const DEFAULTS = {
  SARVAM_BASE: 'https://api.sarvam.ai',
  // Enough for ten questions with their Telugu (src/adapters/modelTutor.ts).
  CHAT_MAX_TOKENS: '2500',
  CHAT_SAMPLING: 'spec',
  REQUIRE_APP_CHECK: 'no',
} as const;

/** Firebase deploys only when every secret has a value; this value means that there is no provider. */
const NO_KEY = 'none';

export function readServerOptions(
  settings: Readonly<Partial<Record<Setting, string>>>,
  projectId: string,
): ServerOptions {
  const value = (name: Setting) => (settings[name] ?? '').trim() || (name in DEFAULTS ? defaultOf(name) : '');
  const key = (name: 'SARVAM_KEY' | 'CHAT_KEY') => (value(name) === NO_KEY ? '' : value(name));
  const origins = value('ALLOWED_ORIGINS')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/u, ''))
    .filter((origin) => origin !== '');
  const maxTokens = Number(value('CHAT_MAX_TOKENS'));
  const hasChat = value('CHAT_BASE') !== '' && value('CHAT_MODEL') !== '';
  return {
    allowedOrigins: origins.length > 0 ? origins : hostingOrigins(projectId),
    requiresAppCheck: value('REQUIRE_APP_CHECK') === 'yes',
    soundsBucket: value('SOUNDS_BUCKET') || null,
    speech: key('SARVAM_KEY') ? { base: withoutSlash(value('SARVAM_BASE')), key: key('SARVAM_KEY') } : null,
    chat: hasChat
      ? {
          base: withoutSlash(value('CHAT_BASE')),
          key: key('CHAT_KEY'),
          model: value('CHAT_MODEL'),
          maxTokens: Number.isInteger(maxTokens) && maxTokens > 0 ? maxTokens : Number(DEFAULTS.CHAT_MAX_TOKENS),
          sampling: value('CHAT_SAMPLING') === 'model' ? 'model' : 'spec',
        }
      : null,
  };
}

const defaultOf = (name: Setting): string => new Map<string, string>(Object.entries(DEFAULTS)).get(name) ?? '';

const withoutSlash = (address: string) => address.replace(/\/+$/u, '');

/** Firebase Hosting's addresses for a project, including its preview channels. */
const hostingOrigins = (projectId: string) => [
  `https://${projectId}.web.app`,
  `https://${projectId}.firebaseapp.com`,
  `https://${projectId}--*.web.app`,
];
