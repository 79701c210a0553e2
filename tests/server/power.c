/* Preloaded into a house, this writes down everything that is done to the files of its data folder, in order, so that a power cut can
   be had afterwards at any moment of it. Syncing is written down and not done; while a file named POWER_FAILS exists, it fails. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { MOST = 4096 };
enum { WRITE = 'W', TRUNCATE = 'T', SYNC = 'S', RENAME = 'R', UNLINK = 'U' };

struct head { /* of an entry; the name and the bytes follow it */
    uint8_t kind;
    uint8_t zero;
    uint16_t name;
    uint32_t bytes;
    uint64_t offset;
};

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char *names[MOST]; /* of our files, by descriptor */
static int journal = -1;

#define REAL(result, name, ...) ((result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

static const char *ours(const char *path)
{
    const char *folder = getenv("POWER_FOLDER");
    size_t size = folder ? strlen(folder) : 0, length = strlen(path);
    if (!size || strncmp(path, folder, size) || path[size] != '/') return NULL;
    if (length > 4 && !strcmp(path + length - 4, "-shm")) return NULL; /* shared memory: nobody expects it to survive */
    return path + size + 1;
}

static const char *name_of(int fd) { return fd >= 0 && fd < MOST ? names[fd] : NULL; }

static void note(uint8_t kind, const char *name, uint64_t offset, const void *bytes, size_t count)
{
    struct head head = {kind, 0, (uint16_t)strlen(name), (uint32_t)count, offset};
    size_t size = sizeof head + head.name + count;
    char *entry = malloc(size);
    memcpy(entry, &head, sizeof head);
    memcpy(entry + sizeof head, name, head.name);
    if (count) memcpy(entry + sizeof head + head.name, bytes, count);
    if (journal < 0)
        journal = REAL(int, "open", const char *, int, ...)(getenv("POWER_JOURNAL"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (REAL(ssize_t, "write", int, const void *, size_t)(journal, entry, size) != (ssize_t)size) abort();
    free(entry);
}

static int opened(int fd, const char *path, int flags)
{
    const char *name = ours(path);
    if (fd >= 0 && fd < MOST) {
        pthread_mutex_lock(&turn);
        free(names[fd]);
        names[fd] = name ? strdup(name) : NULL;
        if (name && (flags & O_TRUNC)) note(TRUNCATE, name, 0, NULL, 0);
        pthread_mutex_unlock(&turn);
    }
    return fd;
}

#define MODE(flags, mode)                  \
    mode_t mode = 0;                       \
    if ((flags) & (O_CREAT | O_TMPFILE)) { \
        va_list more;                      \
        va_start(more, flags);             \
        mode = va_arg(more, mode_t);       \
        va_end(more);                      \
    }

int open(const char *path, int flags, ...)
{
    MODE(flags, mode)
    return opened(REAL(int, "open", const char *, int, ...)(path, flags, mode), path, flags);
}

int open64(const char *path, int flags, ...)
{
    MODE(flags, mode)
    return opened(REAL(int, "open64", const char *, int, ...)(path, flags, mode), path, flags);
}

int openat(int at, const char *path, int flags, ...)
{
    MODE(flags, mode)
    return opened(REAL(int, "openat", int, const char *, int, ...)(at, path, flags, mode), path, flags);
}

int openat64(int at, const char *path, int flags, ...)
{
    MODE(flags, mode)
    return opened(REAL(int, "openat64", int, const char *, int, ...)(at, path, flags, mode), path, flags);
}

int close(int fd)
{
    if (name_of(fd)) {
        pthread_mutex_lock(&turn);
        free(names[fd]);
        names[fd] = NULL;
        pthread_mutex_unlock(&turn);
    }
    return REAL(int, "close", int)(fd);
}

ssize_t write(int fd, const void *bytes, size_t count)
{
    if (!name_of(fd)) return REAL(ssize_t, "write", int, const void *, size_t)(fd, bytes, count);
    pthread_mutex_lock(&turn);
    off_t offset = lseek(fd, 0, SEEK_CUR);
    ssize_t written = REAL(ssize_t, "write", int, const void *, size_t)(fd, bytes, count);
    if (written > 0) note(WRITE, names[fd], (uint64_t)offset, bytes, (size_t)written);
    pthread_mutex_unlock(&turn);
    return written;
}

static ssize_t write_at(const char *how, int fd, const void *bytes, size_t count, off_t offset)
{
    if (!name_of(fd)) return REAL(ssize_t, how, int, const void *, size_t, off_t)(fd, bytes, count, offset);
    pthread_mutex_lock(&turn);
    ssize_t written = REAL(ssize_t, how, int, const void *, size_t, off_t)(fd, bytes, count, offset);
    if (written > 0) note(WRITE, names[fd], (uint64_t)offset, bytes, (size_t)written);
    pthread_mutex_unlock(&turn);
    return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) { return write_at("pwrite", fd, bytes, count, offset); }
ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t offset) { return write_at("pwrite64", fd, bytes, count, offset); }

static int truncated(const char *how, int fd, off_t size)
{
    if (!name_of(fd)) return REAL(int, how, int, off_t)(fd, size);
    pthread_mutex_lock(&turn);
    int done = REAL(int, how, int, off_t)(fd, size);
    if (!done) note(TRUNCATE, names[fd], (uint64_t)size, NULL, 0);
    pthread_mutex_unlock(&turn);
    return done;
}

int ftruncate(int fd, off_t size) { return truncated("ftruncate", fd, size); }
int ftruncate64(int fd, off_t size) { return truncated("ftruncate64", fd, size); }

static int synced(const char *how, int fd)
{
    const char *fails = getenv("POWER_FAILS");
    if (!name_of(fd)) return REAL(int, how, int)(fd);
    if (fails && !access(fails, F_OK)) {
        errno = EIO;
        return -1;
    }
    pthread_mutex_lock(&turn);
    note(SYNC, names[fd], 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return 0;
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }

int rename(const char *from, const char *to)
{
    int done = REAL(int, "rename", const char *, const char *)(from, to);
    const char *old = ours(from), *new = ours(to);
    if (!done && old && new) {
        pthread_mutex_lock(&turn);
        note(RENAME, old, 0, new, strlen(new));
        pthread_mutex_unlock(&turn);
    }
    return done;
}

int unlink(const char *path)
{
    int done = REAL(int, "unlink", const char *)(path);
    const char *name = ours(path);
    if (!done && name) {
        pthread_mutex_lock(&turn);
        note(UNLINK, name, 0, NULL, 0);
        pthread_mutex_unlock(&turn);
    }
    return done;
}
