export const DASHBOARD = '/dashboard';
export const PATH = '/dashboard/learning';
export const AKSHARA_MAP = '/dashboard/progress#akshara-map';
