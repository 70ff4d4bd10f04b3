import { Route } from 'react-router';
import { lazyPage } from './lazyPage';

const gallery = import.meta.env.DEV ? lazyPage(() => import('../features/gallery/GalleryPage')) : undefined;

/** Pages for whoever works on the product; a build for production has none. */
export const DEVELOPMENT_ROUTES = gallery ? <Route path="/dev/ui" element={<gallery.Page />} /> : null;
